import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const tooltip: KeyboardTable = {
  component: 'Tooltip',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'on-a-button',
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('tooltip')).toHaveText('It can be changed until the day before.'),
    },
    {
      noteKeys: 'Tab',
      specimen: 'on-a-button',
      setupKeys: ['Tab'],
      waitForSetup: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('tooltip')).toBeHidden(),
    },
    {
      noteKeys: 'Escape',
      specimen: 'on-a-button',
      setupKeys: ['Tab'],
      waitForSetup: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'When does it close?' })).toBeFocused()
      },
    },
  ],
}
