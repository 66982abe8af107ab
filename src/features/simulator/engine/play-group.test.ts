import { describe, expect, test } from 'vitest';
import vectors from '#testing/vectors/scenarios.json' with { type: 'json' };
import { readConfig } from './config.ts';
import { playGroup } from './play-group.ts';

describe.each(vectors.scenarios)(
  'the published group $name',
  ({ config, months, at240, closing }) => {
    const life = playGroup(readConfig(config));

    test('is the same in every month', () => {
      for (const [index, month] of months.entries()) expect(life.months[index]).toEqual(month);
      expect(life.months).toHaveLength(240);
    });

    test('is the same after month 240 and at its completion', () => {
      expect(life.at240).toEqual(at240);
      expect(life.closing).toEqual(closing);
    });
  },
);
