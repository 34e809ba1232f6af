import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const trigger = (page: Page) => page.getByRole('button', { name: 'Which document do I need?' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'The document' })

const opens = async (page: Page) => {
  await expect(popup(page)).toBeVisible()
  await expect(popup(page)).toBeFocused()
}

/** It is fetched at its first opening: a key that is meant for it waits until it is there. */
const opened = ['Tab', 'Enter'] as const

export const popover: KeyboardTable = {
  component: 'Popover',
  cases: [
    { keys: 'Enter, Espacio', specimen: 'help', from: ['Tab'], press: ['Enter'], holds: opens },
    { keys: 'Enter, Espacio', specimen: 'help', from: ['Tab'], press: ['Space'], holds: opens },
    {
      keys: 'Tab',
      specimen: 'help',
      from: opened,
      press: [],
      holds: async (page) => {
        await opens(page)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'All kinds of documents' })).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(popup(page)).toHaveCount(0)
        await expect(trigger(page)).toBeFocused()
      },
    },
    {
      keys: 'Escape',
      specimen: 'help',
      from: opened,
      press: [],
      holds: async (page) => {
        await opens(page)
        await page.keyboard.press('Escape')
        await expect(popup(page)).toHaveCount(0)
        await expect(trigger(page)).toBeFocused()
      },
    },
  ],
}
