import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const iconButton: KeyboardTable = {
  component: 'IconButton',
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
        await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
        await expect(page.getByRole('tooltip')).toContainText('Delete. It has visits that have not left yet.')
      },
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
      specimen: 'counting',
      from: ['Tab'],
      reached: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeFocused()
      },
    },
  ],
}
