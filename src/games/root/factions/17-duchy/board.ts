import { IN_BOX, type Piece } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';

/** Buildings or tokens of a kind on the map: what is not on its spaces or in supply. */
export const onMap = (s: RootState, p: Piece): number => IN_BOX[p]! - s.supply[p]!;
