/**
 * Icons of the page, on a grid of 24 (look §4). One name each, so that a page carries only those
 * it shows: `<Icon d={flag} />`.
 */

export const share = "M12 15V3.5M7.5 8L12 3.4L16.6 8M5.5 12.5V20.4H18.5V12.5";
export const copy = "M9 8.4H19.6V20.6H9ZM15 8V3.6H4.4V15.8H8.6";
export const undo = "M4.4 8.6H14C21.6 8.6 21.4 19 14 19H8M8.4 4.4L4.2 8.6L8.6 12.8";
export const flag = "M6 21.4V3.4M6 4.4C10 2.4 13 6.6 18.6 4.4V13C13 15.2 10 11 6 13";
export const clock = "M12 3.2a8.8 8.8 0 1 0 .1 0M12 7.4V12.4L15.4 14.4";
export const off =
  "M3 3L21 21M7.4 17.8C2 17.8 2 10.6 7.2 10.6C7.6 8.6 8.4 7.4 9.6 6.6M12.6 5.8" +
  "C16 6 17.8 8.4 17.6 11C21.6 11.2 22 15.2 20 16.8";
export const plane = "M3.4 11.6L20.6 3.6L14 20.4L11 13.4ZM11 13.4L20.4 3.8";
export const eye = "M2.4 12C6.6 4.8 17.4 4.8 21.6 12C17.4 19.2 6.6 19.2 2.4 12M12 9a3 3 0 1 0 .1 0";
export const pencil = "M4 20L5 15L16 4L20 8L9 19Z";
export const plus = "M12 4.6V19.4M4.6 12H19.4";
export const minus = "M4.6 12H19.4";
export const next = "M9 5L16 12L9 19";
export const check = "M4.4 12.8L9.6 18L19.8 6.4";
export const bell =
  "M5.6 17.4C7.4 15.4 6.6 12.6 7 9.8C7.6 3.4 16.4 3.4 17 9.8C17.4 12.6 16.6 15.4 18.4 17.4Z" +
  "M10 20.4C11 21.6 13 21.6 14 20.4";
