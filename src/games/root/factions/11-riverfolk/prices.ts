import type { Collector, Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { SERVICES } from './state.ts';
import { DEAREST, riverfolkVerbs } from './verbs.ts';

/** §11.3.5, §11.6.2, §X.7: any other space of the tracks whose marker was not moved yet. */
export function listPrices(s: RootState, moved: readonly number[], ask: Collector): void {
  for (let service = 0; service < SERVICES.length; service++) {
    if (moved[service] === 1) continue;
    for (let price = 1; price <= DEAREST; price++)
      if (price !== s.riverfolk.prices[service]) ask.offer(riverfolkVerbs.price(service, price));
  }
}

/** Puts a service marker on a space. */
export function setPrice(s: RootState, service: number, price: number, out: Sink): void {
  s.riverfolk.prices[service] = price;
  if (out.on) out.emit({ type: 'price', service, price });
}
