import { useEffect, useMemo } from 'react';

/** The elements of the board that words name. */
function placesOf(words: readonly string[]): readonly Element[] {
  const named = words.filter((word) => /^[a-z][\da-z-]*$/.test(word));
  if (named.length === 0) return [];
  const wanted = named.map((word) => `[data-place="${word}"], [data-cell="${word}"]`).join();
  return [...document.querySelectorAll(`[data-stage] :is(${wanted})`)];
}

interface NamedPlaces {
  show(): void;
  hide(): void;
}

/** Marks the places of the board that a choice names (`data-named`), while the pointer or the focus is on the choice. */
export function useNamedPlaces(words: readonly string[]): NamedPlaces {
  const text = words.join(' ');
  const places = useMemo((): NamedPlaces => {
    let marked: readonly Element[] = [];
    const hide = (): void => {
      for (const one of marked) one.removeAttribute('data-named');
      marked = [];
    };
    const show = (): void => {
      hide();
      marked = placesOf(text.split(' '));
      for (const one of marked) one.setAttribute('data-named', '');
    };
    return { show, hide };
  }, [text]);
  useEffect(() => places.hide, [places]);
  return places;
}
