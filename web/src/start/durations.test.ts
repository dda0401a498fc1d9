import { expect, test } from 'vitest';
import { inUnits } from './durations';

test('lengths of time are told in the largest unit that fits', () => {
  expect(inUnits(259_200)).toEqual({ unit: 'days', count: 3 });
  expect(inUnits(3600)).toEqual({ unit: 'hours', count: 1 });
  expect(inUnits(5400)).toEqual({ unit: 'minutes', count: 90 });
  expect(inUnits(90)).toEqual({ unit: 'seconds', count: 90 });
  expect(inUnits(0)).toEqual({ unit: 'seconds', count: 0 });
});
