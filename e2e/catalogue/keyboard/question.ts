import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete' })
const answerButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const question: KeyboardTable = {
  component: 'Question',
  cases: [
    {
      keys: 'Enter, Espacio',
      specimen: 'asking',
      from: ['Tab', 'Enter'],
      press: ['Enter'],
      holds: (page) => expect(page.getByText('Kept.')).toBeVisible(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'asking',
      from: ['Tab', 'Enter', 'Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByText('Deleted.')).toBeVisible(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'asking',
      from: ['Tab', 'Enter'],
      press: ['Tab'],
      holds: (page) => expect(answerButton(page, 'Yes')).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'asking',
      from: ['Tab', 'Enter'],
      press: ['Tab', 'Shift+Tab'],
      holds: (page) => expect(answerButton(page, 'No')).toBeFocused(),
    },
    {
      keys: 'Tab, Mayús+Tab',
      specimen: 'asking',
      from: ['Tab', 'Enter'],
      press: ['Tab', 'Tab', 'Tab', 'Tab'],
      holds: (page) => expect(deleteButton(page)).not.toBeFocused(),
    },
    {
      keys: 'Escape',
      specimen: 'asking',
      from: ['Tab', 'Enter'],
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByText('Kept.')).toBeVisible()
        await expect(deleteButton(page)).toBeFocused()
      },
    },
    {
      keys: 'Escape',
      specimen: 'busy',
      press: ['Escape', 'Escape'],
      holds: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
    },
  ],
}
