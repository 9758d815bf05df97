import others from '../assets/emblems-others.svg?url';
import root from '../assets/emblems.svg?url';
import shell from '../assets/emblems-shell.svg?url';

/** The symbols of `emblems-shell.svg`: whole groups by what their ids begin with, and the mark of a game. */
const IN_SHELL = /^(?:u|vatra|tamga|k|f|terrain|worker|c|a|g)-|^m-base$/;
/** The symbols of `emblems-others.svg`: what only the Wild and Scythia have on their boards. */
const IN_OTHERS = /^[mv]-|^p-(?:planning|machine)$/;

/** The address of a symbol. Pages before a table need only the sprite of the shell, a table one more. */
export const symbolHref = (id: string): string =>
  `${IN_SHELL.test(id) ? shell : IN_OTHERS.test(id) ? others : root}#${id}`;
