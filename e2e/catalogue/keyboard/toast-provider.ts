import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const region = (page: Page) => page.getByRole('region', { name: 'Messages' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be downloaded' })

/** A row that begins once the messages have come; they come on demand. */
const withMessages = (
  keys: string,
  pressed: readonly string[],
  holds: (page: Page) => Promise<unknown>,
): KeyboardCase => ({
  keys,
  specimen: 'tones',
  press: [],
  holds: async (page) => {
    await expect(failure(page)).toBeVisible()
    for (const key of pressed) await page.keyboard.press(key)
    await holds(page)
  },
})

export const toastProvider: KeyboardTable = {
  component: 'ToastProvider',
  cases: [
    withMessages('F6', ['F6'], (page) => expect(region(page)).toBeFocused()),
    withMessages('Tab', ['F6', 'Tab'], (page) =>
      expect(failure(page).getByRole('button', { name: 'Try again' })).toBeFocused(),
    ),
    withMessages('Tab', ['F6', 'Tab', 'Tab'], (page) =>
      expect(failure(page).getByRole('button', { name: 'Dismiss' })).toBeFocused(),
    ),
    withMessages('Enter, Space', ['F6', 'Tab', 'Enter'], (page) => expect(failure(page)).toBeHidden()),
    withMessages('Enter, Space', ['F6', 'Tab', 'Tab', 'Space'], (page) => expect(failure(page)).toBeHidden()),
    withMessages('Escape', ['F6', 'Tab', 'Escape'], async (page) => {
      await expect(failure(page)).toBeHidden()
      await expect(page.getByText('The message was copied.')).toBeVisible()
    }),
  ],
}
