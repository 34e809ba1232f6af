import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const button: KeyboardTable = {
  component: 'Button',
  cases: [
    {
      keys: 'Tab',
      specimen: 'counting',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'refused',
      press: ['Tab'],
      holds: async (page) => {
        await expect(page.getByRole('button', { name: 'Create' })).toBeFocused()
        await expect(page.getByRole('tooltip')).toContainText('Choose at least one person.')
      },
    },
    {
      keys: 'Tab',
      specimen: 'loading',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: /Saving/ })).toBeFocused(),
    },
    {
      keys: 'Enter',
      specimen: 'counting',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeFocused(),
    },
    {
      keys: 'Espacio',
      specimen: 'counting',
      from: ['Tab'],
      press: ['Space', 'Space'],
      holds: (page) => expect(page.getByRole('button', { name: 'Pressed 2 times' })).toBeFocused(),
    },
    {
      keys: 'Escape',
      specimen: 'refused',
      from: ['Tab'],
      reached: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Create' })).toBeFocused()
      },
    },
  ],
}
