import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be downloaded' })

export const toastProvider: KeyboardTable = {
  component: 'ToastProvider',
  isReady: (page) => expect(failure(page)).toBeVisible(),
  cases: [
    {
      keys: 'F6',
      specimen: 'tones',
      press: ['F6'],
      holds: (page) => expect(page.getByRole('region', { name: 'Messages' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'tones',
      from: ['F6'],
      press: ['Tab'],
      holds: (page) => expect(failure(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'tones',
      from: ['F6', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(failure(page).getByRole('button', { name: 'Try again' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'tones',
      from: ['F6', 'Tab', 'Tab'],
      press: ['Tab'],
      holds: (page) => expect(failure(page).getByRole('button', { name: 'Dismiss' })).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'tones',
      from: ['F6', 'Tab', 'Tab'],
      press: ['Enter'],
      holds: (page) => expect(failure(page)).toBeHidden(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'tones',
      from: ['F6', 'Tab', 'Tab', 'Tab'],
      press: ['Space'],
      holds: (page) => expect(failure(page)).toBeHidden(),
    },
    {
      keys: 'Escape',
      specimen: 'tones',
      from: ['F6', 'Tab'],
      press: ['Escape'],
      holds: async (page) => {
        await expect(failure(page)).toBeHidden()
        await expect(page.getByText('The message was copied.')).toBeVisible()
      },
    },
  ],
}
