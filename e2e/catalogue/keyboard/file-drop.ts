import type { Page } from '@playwright/test'
import { chooseByKey } from '../../choose-by-key'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const control = (page: Page) => page.getByLabel(/^Documents/)
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove lease.pdf' })

export const fileDrop: KeyboardTable = {
  component: 'FileDrop',
  opensDialogs: true,
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
      holds: (page) => expect(removeButton(page)).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      press: ['Tab'],
      // The file dialog belongs to the browser, which returns the chosen file to the page.
      holds: async (page) => {
        for (const key of ['Enter', 'Space']) {
          const chooser = await chooseByKey(page, key)
          await chooser.setFiles({
            name: `${key}.pdf`,
            mimeType: 'application/pdf',
            buffer: Buffer.from('plan'),
          })
          await expect(page.getByRole('listitem', { name: `${key}.pdf` })).toBeVisible()
        }
      },
    },
    {
      keys: 'Enter, Espacio',
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
