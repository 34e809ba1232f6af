import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import { pasteRows } from '../paste-rows'
import type { ScreenState } from './screen-state'

const open = async (page: Page, kind: 'seguros' | 'antecedentes') => {
  await signIn(page, 'resident', `/submissions/101/new?tipo=${kind}`)
  await expect(page.getByRole('button', { name: 'Enviar presentación' })).toBeVisible()
}

const addWorker = async (page: Page, documentNumber: string) => {
  await page.getByRole('combobox', { name: /^Trabajador/ }).fill(documentNumber)
  await page.getByRole('option', { name: new RegExp(documentNumber) }).click()
  await page.getByRole('button', { name: 'Agregar persona' }).click()
}

const createPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

/** The forms of new submissions, and the page after an insurance submission is filed. */
export const newSubmissionStates: ScreenState[] = [
  {
    name: 'new insurance submission with a refused file',
    open: async (page) => {
      await open(page, 'seguros')
      await addWorker(page, '21935593')
      await expect(page.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeAttached()
      await page
        .getByLabel(/^Documentos/)
        .setInputFiles([
          createPdf('póliza.pdf'),
          { ...createPdf('virus.exe'), mimeType: 'application/octet-stream' },
        ])
      await expect(page.getByText(/^Formato exe no soportado/)).toBeVisible()
    },
  },
  {
    name: 'new insurance submission with errors',
    open: async (page) => {
      await open(page, 'seguros')
      await page.getByRole('button', { name: 'Enviar presentación' }).click()
      await expect(page.getByText('Por favor ingrese número de póliza').first()).toBeVisible()
    },
  },
  {
    name: 'new insurance submission: a pasted list of workers with errors',
    open: async (page) => {
      await open(page, 'seguros')
      await page.getByRole('button', { name: 'Agregar una lista' }).click()
      await pasteRows(page, '33444777\tDomínguez\tRocío\n27650913\tÑancupil\tÉlida\n12\tCorto\tJuan')
      await expect(page.getByText(/^Falta el género/)).toBeAttached()
    },
  },
  {
    name: 'new background-check submission with errors',
    open: async (page) => {
      await open(page, 'antecedentes')
      await addWorker(page, '21935593')
      await page.getByRole('button', { name: 'Enviar presentación' }).click()
      await expect(page.getByText('Seleccione fecha de inicio').first()).toBeVisible()
    },
  },
  {
    name: 'insurance submission filed',
    open: async (page) => {
      await open(page, 'seguros')
      await addWorker(page, '21935593')
      await page.getByRole('combobox', { name: /^Compañía/ }).selectOption({ index: 1 })
      await page.getByRole('textbox', { name: /^Número de Póliza/ }).fill('4501-77')
      await page.getByRole('textbox', { name: /^Fecha de inicio de póliza/ }).fill('16-03-2026')
      await page.getByRole('textbox', { name: /^Fecha de fin de póliza/ }).fill('15-03-2027')
      await page.getByLabel(/^Documentos/).setInputFiles([createPdf('póliza.pdf')])
      await page.getByRole('button', { name: 'Enviar presentación' }).click()
      await expect(page.getByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })).toBeVisible()
    },
  },
]
