import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const noteTag: KeyboardTable = {
  component: 'NoteTag',
  cases: [
    {
      keys: 'Tab',
      specimen: 'danger',
      press: ['Tab'],
      holds: async (page) => {
        await expect(page.getByRole('tooltip')).toHaveText('The scan cannot be read.')
        await expect(page.getByRole('button', { name: 'Rejected' })).toHaveAccessibleDescription(
          'The scan cannot be read.',
        )
      },
    },
    {
      keys: 'Escape',
      specimen: 'danger',
      from: ['Tab'],
      reached: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByRole('tooltip')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Rejected' })).toBeFocused()
      },
    },
    {
      keys: 'Enter',
      specimen: 'danger',
      from: ['Tab', 'Escape'],
      reached: (page) => expect(page.getByRole('tooltip')).toBeHidden(),
      press: ['Enter'],
      holds: (page) => expect(page.getByRole('tooltip')).toBeVisible(),
    },
  ],
}
