import { describe, expect, it } from 'vitest';
import { TAB_INPUTS, TABS } from '../../tabs/tabs.ts';
import { AWARD_INPUTS, BID_INPUTS, groupInputs } from './main-inputs.ts';

describe('the controls of a tab', () => {
  it.each(TABS)('%s offers each input it uses exactly once, and no other', (tab) => {
    const { main, more, hasAward, hasBid } = groupInputs(tab);
    const offered = [
      ...main,
      ...more,
      ...(hasAward ? AWARD_INPUTS : []),
      ...(hasBid ? BID_INPUTS : []),
    ];
    expect(offered.toSorted()).toEqual(TAB_INPUTS[tab].toSorted());
  });
});
