/** How the ring of a ruler is drawn: every ruler has a pattern of its own, so that nothing is said by colour alone. */
export type RingPattern = 'plain' | 'double' | 'dashes' | 'wave' | 'dots' | 'saw' | 'crenel' | 'stitch' | 'feathers';
