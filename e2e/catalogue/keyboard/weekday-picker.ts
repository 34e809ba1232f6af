import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const weekdayPicker: KeyboardTable = {
  component: 'WeekdayPicker',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['Tab'],
      holds: async (page) => {
        await expect(page.getByRole('button', { name: 'Tuesday' })).toBeFocused()
        // The tooltip of the previous day may still be closing.
        await expect(page.getByRole('tooltip', { name: 'Tuesday' })).toBeVisible()
      },
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      from: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'unavailable',
      from: ['Tab', 'Tab'],
      press: ['Tab'],
      holds: async (page) => {
        await expect(page.getByRole('button', { name: 'Wednesday' })).toBeFocused()
        const reason = page.getByRole('tooltip', {
          name: 'Wednesday. The dates only span Monday and Tuesday.',
        })
        await expect(reason).toBeVisible()
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'false'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      from: ['Tab', 'Tab'],
      press: ['Space'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Tuesday' })).toHaveAttribute('aria-pressed', 'true'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'unavailable',
      from: ['Tab', 'Tab', 'Tab'],
      press: ['Space'],
      holds: (page) =>
        expect(page.getByRole('button', { name: 'Wednesday' })).toHaveAttribute('aria-pressed', 'false'),
    },
    {
      keys: 'Escape',
      specimen: 'choosing',
      from: ['Tab'],
      reached: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Monday' })).toBeFocused()
      },
    },
  ],
}
