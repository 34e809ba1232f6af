import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findDeleteButton = (page: Page) => page.getByRole('button', { name: 'Delete' })
const findAnswerButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const question: KeyboardTable = {
  component: 'Question',
  cases: [
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'asking',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Kept.')).toBeVisible(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'asking',
      setupKeys: ['Tab', 'Enter', 'Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Deleted.')).toBeVisible(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'asking',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findAnswerButton(page, 'Yes')).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'asking',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab', 'Shift+Tab'],
      expectResult: (page) => expect(findAnswerButton(page, 'No')).toBeFocused(),
    },
    {
      noteKeys: 'Tab, Mayús+Tab',
      specimen: 'asking',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Tab', 'Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(findDeleteButton(page)).not.toBeFocused(),
    },
    {
      noteKeys: 'Escape',
      specimen: 'asking',
      setupKeys: ['Tab', 'Enter'],
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByText('Kept.')).toBeVisible()
        await expect(findDeleteButton(page)).toBeFocused()
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'busy',
      testedKeys: ['Escape', 'Escape'],
      expectResult: (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
    },
  ],
}
