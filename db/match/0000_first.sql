CREATE TABLE `holders` (
	`nr` integer PRIMARY KEY NOT NULL,
	`seat` integer NOT NULL,
	`device` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `log` (
	`n` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`seat` integer,
	`what` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`seat` integer PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	`invited` integer,
	`player` text,
	`name` text NOT NULL,
	`colour` text NOT NULL,
	`lang` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `secrets` (
	`id` text NOT NULL,
	`secret` text NOT NULL,
	`maker` text NOT NULL,
	`body` text NOT NULL
);
