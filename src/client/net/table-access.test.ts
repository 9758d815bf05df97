import { expect, test } from 'vitest';
import { invitationIn } from './table-access.ts';

test('an invitation is read from an address; anything else is not one', () => {
  expect(invitationIn('#invite=abcdefgh_-1&seat=3')).toEqual({ invite: 'abcdefgh_-1', seat: 2 });
  expect(invitationIn('#invite=abcdefgh')).toEqual({ invite: 'abcdefgh' });
  expect(invitationIn('#seat=9')).toEqual({});
  expect(invitationIn('#invite=<script>&seat=0')).toEqual({});
  expect(invitationIn('')).toEqual({});
});
