import { useState } from 'react';

/** Where a browser keeps whether the panel beside the board is open. */
const PANEL_ITEM = 'vatra.panel';

/** From this width on the panel is open unless the reader folded it. */
const ROOMY = '(min-width: 1800px)';

function read(): boolean {
  const kept = localStorage.getItem(PANEL_ITEM);
  return kept === null ? matchMedia(ROOMY).matches : kept === 'open';
}

/** Whether the panel beside the board is open; remembered in this browser. */
export function usePanel(): readonly [isOpen: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(read);
  return [
    isOpen,
    (open) => {
      localStorage.setItem(PANEL_ITEM, open ? 'open' : 'folded');
      setOpen(open);
    },
  ];
}
