import games from '../assets/emblems.svg?url';
import shell from '../assets/emblems-shell.svg?url';

/** The symbols of `emblems-shell.svg`: whole groups by what their ids begin with, and the mark of a game. */
const IN_SHELL = /^(?:u|vatra|tamga|k|f|terrain|worker|c|a|g)-|^m-base$/;

/** The address of a symbol. Pages before a table need only the smaller of the two sprites. */
export const symbolHref = (id: string): string => `${IN_SHELL.test(id) ? shell : games}#${id}`;
