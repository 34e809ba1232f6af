import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const weekdayPicker: KeyboardTable = {
  component: 'WeekdayPicker',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('button', { name: 'Tuesday' })).toBeFocused()
        // The tooltip of Monday may still be closing, so the locator must name the tooltip of Tuesday.
        await expect(page.getByRole('tooltip', { name: 'Tuesday' })).toBeVisible()
      },
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      setupKeys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen: 'unavailable',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('button', { name: 'Wednesday' })).toBeFocused()
        const reason = page.getByRole('tooltip', {
          name: 'Wednesday. The dates only span Monday and Tuesday.',
        })
        await expect(reason).toBeVisible()
      },
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'false'),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Space'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Tuesday' })).toHaveAttribute('aria-pressed', 'true'),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'unavailable',
      setupKeys: ['Tab', 'Tab', 'Tab'],
      testedKeys: ['Space'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Wednesday' })).toHaveAttribute('aria-pressed', 'false'),
    },
    {
      noteKeys: 'Escape',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      waitForSetup: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Monday' })).toBeFocused()
      },
    },
  ],
}
