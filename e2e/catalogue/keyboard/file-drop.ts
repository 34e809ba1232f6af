import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import { openFileDialogByKey } from '../../open-file-dialog'
import type { KeyboardTable } from './keyboard-table'

const findFileInput = (page: Page) => page.getByLabel(/^Documents/)
const findRemoveButton = (page: Page) => page.getByRole('button', { name: 'Remove lease.pdf' })

export const fileDrop: KeyboardTable = {
  component: 'FileDrop',
  opensDialogs: true,
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findFileInput(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(findRemoveButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      // Each key opens a file dialog of the browser. Only Playwright's file chooser can handle the dialog, so
      // `expectResult` presses the keys.
      expectResult: async (page) => {
        for (const key of ['Enter', 'Space']) {
          const chooser = await openFileDialogByKey(page, key)
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
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(page.getByRole('listitem')).toHaveCount(0)
        await expect(findFileInput(page)).toBeFocused()
      },
    },
  ],
}
