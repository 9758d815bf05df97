/** When a lasting effect can be used: §1.5-R1, what says start or end has that moment for itself. */
export type Slot = 'birdsong-start' | 'birdsong' | 'birdsong-end' | 'daylight-start' | 'daylight' | 'evening-start';

/** When a card can be used by choice: the end of Birdsong only has what must be done. */
export type ChosenSlot = Exclude<Slot, 'birdsong-end'>;
