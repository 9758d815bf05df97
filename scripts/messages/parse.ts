import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../src/i18n/language.ts';
import { FORMS, type Form, TAGS } from '../../src/i18n/parts.ts';
import type { Branches, Piece } from './model.ts';

/** A message text that cannot be parsed. */
export class MessageError extends Error {}

const ARGUMENT = /^[a-z][A-Za-z0-9]*$/;
const CATEGORIES: Readonly<Record<Language, readonly string[]>> = {
  uk: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
};

/** Parses ICU MessageFormat as far as Vatra uses it. */
export function parseMessage(text: string, language: Language): readonly Piece[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { captureLocation: false });
  } catch (error) {
    throw new MessageError(`not ICU MessageFormat: ${error instanceof Error ? error.message : String(error)}`);
  }
  return elements.map((element) => pieceFrom(element, language));
}

function pieceFrom(element: MessageFormatElement, language: Language): Piece {
  switch (element.type) {
    case TYPE.literal:
      return { kind: 'text', text: element.value };
    case TYPE.argument:
      return argument(element.value);
    case TYPE.number: {
      const { style } = element;
      if (style !== undefined && style !== null && style !== 'percent') {
        throw new MessageError(`{${element.value}, number, …}: the only style is percent`);
      }
      return { kind: 'number', name: plainName(element.value), percent: style === 'percent' };
    }
    case TYPE.pound:
      return { kind: 'count' };
    case TYPE.plural: {
      if (element.pluralType === 'ordinal') throw new MessageError('selectordinal: endings need gender, write «№ 3»');
      if (element.offset !== 0) throw new MessageError(`{${element.value}, plural, …}: no offset`);
      const labels = Object.keys(element.options);
      const known = CATEGORIES[language];
      const missing = known.filter((label) => !labels.includes(label));
      if (missing.length > 0) throw new MessageError(`{${element.value}, plural, …} lacks ${missing.join(', ')}`);
      const odd = labels.filter((label) => !known.includes(label) && !/^=\d+$/.test(label));
      if (odd.length > 0) throw new MessageError(`{${element.value}, plural, …}: ${language} has no ${odd.join(', ')}`);
      return { kind: 'plural', name: plainName(element.value), branches: branchesOf(element.options, language) };
    }
    case TYPE.select:
      return choice(element.value, branchesOf(element.options, language));
    case TYPE.tag: {
      const tag = TAGS.find((known) => known === element.value);
      if (tag === undefined) throw new MessageError(`<${element.value}>: the tags are ${TAGS.join(', ')}`);
      return { kind: 'tag', tag, pieces: element.children.map((child) => pieceFrom(child, language)) };
    }
    case TYPE.date:
    case TYPE.time:
      throw new MessageError(`{${element.value}}: dates are formatted before they enter a message`);
  }
}

function branchesOf(options: Readonly<Record<string, { value: MessageFormatElement[] }>>, language: Language) {
  return Object.entries(options).map(
    ([label, option]) => [label, option.value.map((element) => pieceFrom(element, language))] as const,
  );
}

const NUMBER = '_num';

/** A select: by an id, by the number of a name, or by nothing where the value is left out. */
function choice(name: string, branches: Branches): Piece {
  const labels = branches.map(([label]) => label).sort();
  if (name.endsWith(NUMBER)) {
    if (labels.join() !== 'other,pl') throw new MessageError(`{${name}, select, …} has the labels pl and other`);
    return { kind: 'agree', name: plainName(name.slice(0, -NUMBER.length)), branches };
  }
  const only = branches.length === 1 ? branches[0]?.[1] : undefined;
  if (only?.length === 0) return { kind: 'unsaid', name: plainName(name) };
  return { kind: 'select', name: plainName(name), branches };
}

function argument(name: string): Piece {
  const split = name.lastIndexOf('_');
  if (split < 0) return { kind: 'arg', name: plainName(name), form: undefined };
  const suffix = name.slice(split + 1);
  const form = FORMS.find((known): known is Form => known === suffix);
  if (form === undefined) throw new MessageError(`{${name}}: the forms are ${FORMS.join(', ')}`);
  return { kind: 'arg', name: plainName(name.slice(0, split)), form };
}

function plainName(name: string): string {
  if (!ARGUMENT.test(name)) throw new MessageError(`{${name}}: an argument is named like "cardName"`);
  return name;
}
