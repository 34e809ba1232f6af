import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const control = (page: Page) => page.getByLabel(/^Documents/)
const remove = (page: Page) => page.getByRole('button', { name: 'Remove lease.pdf' })

/** A row that opens the browser's dialog, where the keyboard is no more the page's. */
const choosing = (key: string): KeyboardCase => ({
  keys: 'Enter, Space',
  specimen: 'choosing',
  press: ['Tab'],
  holds: async (page) => {
    const opened = page.waitForEvent('filechooser')
    await page.keyboard.press(key)
    await (await opened).setFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('plan'),
    })
    await expect(page.getByRole('listitem', { name: 'plan.pdf' })).toBeVisible()
  },
})

export const fileDrop: KeyboardTable = {
  component: 'FileDrop',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(control(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(remove(page)).toBeFocused(),
    },
    choosing('Enter'),
    choosing('Space'),
    {
      keys: 'Enter, Space',
      specimen: 'choosing',
      from: ['Tab', 'Tab'],
      press: ['Enter'],
      holds: async (page) => {
        await expect(page.getByRole('listitem')).toHaveCount(0)
        await expect(control(page)).toBeFocused()
      },
    },
  ],
}
