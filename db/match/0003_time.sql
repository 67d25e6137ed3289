ALTER TABLE `seats` ADD `away` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `vote` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `nudged` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `plan` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `secrets` ADD `extended` integer;