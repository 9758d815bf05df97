import Type from 'typebox';
import { strictObject, Time } from './schemas.ts';
import { route } from './route.ts';

const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7, uniqueItems: true });
const Span = strictObject({ from: Time, to: Time });

/** Vacations and weekly free days of a person, in which clocks over days pause. */
const PausesSchema = strictObject({
  season: Span,
  /** Days of vacation in this season: taken or planned, and the most. */
  used: Type.Number(),
  most: Type.Integer(),
  /** Vacations that are not over. */
  vacations: Type.Array(Span),
  /** Free days of the week, 0 for Monday; `next` holds from a time on. */
  freeDays: Weekdays,
  next: Type.Optional(strictObject({ days: Weekdays, from: Time })),
  mostFree: Type.Integer(),
});

/** Routes of pauses. */
export const PAUSE_ROUTES = {
  pauses: route({
    method: 'GET',
    path: '/api/me/pauses',
    about: 'One’s vacations and weekly free days: one’s clocks pause then at tables over days.',
    key: 'needed',
    gives: PausesSchema,
  }),
  takeVacation: route({
    method: 'POST',
    path: '/api/me/vacations',
    about: 'Take a vacation, now or from a later time on. Days are limited per season.',
    key: 'needed',
    body: strictObject({ from: Type.Optional(Time), days: Type.Integer({ minimum: 1, maximum: 92 }) }),
    gives: PausesSchema,
  }),
  endVacation: route({
    method: 'DELETE',
    path: '/api/me/vacations/:vacation',
    about: 'End a vacation now, or drop one that has not begun; it is named by its beginning in ms since 1970.',
    key: 'needed',
    params: strictObject({ vacation: Type.String({ pattern: '^[0-9]{1,15}$' }) }),
    gives: PausesSchema,
  }),
  setFreeDays: route({
    method: 'POST',
    path: '/api/me/free-days',
    about: 'Choose the free days of the week in a time zone. They hold from the next Monday on.',
    key: 'needed',
    body: strictObject({ days: Weekdays, zone: Type.String({ minLength: 1, maxLength: 60 }) }),
    gives: PausesSchema,
  }),
} as const;
