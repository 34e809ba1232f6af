import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findFailureToast = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'could not be downloaded' })

export const toastProvider: KeyboardTable = {
  component: 'ToastProvider',
  waitUntilReady: (page) => expect(findFailureToast(page)).toBeVisible(),
  cases: [
    {
      noteKeys: 'F6',
      specimen: 'tones',
      testedKeys: ['F6'],
      expectResult: (page) => expect(page.getByRole('region', { name: 'Messages' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'tones',
      setupKeys: ['F6'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findFailureToast(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'tones',
      setupKeys: ['F6', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(findFailureToast(page).getByRole('button', { name: 'Try again' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'tones',
      setupKeys: ['F6', 'Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(findFailureToast(page).getByRole('button', { name: 'Dismiss' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'tones',
      setupKeys: ['F6', 'Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findFailureToast(page)).toBeHidden(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'tones',
      setupKeys: ['F6', 'Tab', 'Tab', 'Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(findFailureToast(page)).toBeHidden(),
    },
    {
      noteKeys: 'Escape',
      specimen: 'tones',
      setupKeys: ['F6', 'Tab'],
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(findFailureToast(page)).toBeHidden()
        await expect(page.getByText('The message was copied.')).toBeVisible()
      },
    },
  ],
}
