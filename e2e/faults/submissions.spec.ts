import type { Page } from '@playwright/test'
import { expect, type Mock, signIn, test } from '../fixtures'
import { restTag } from '../scope'

test.use({ expectedErrors: [/Failed to load resource: net::/] })

/** The document numbers of the workers. */
const documentNumbers = ['30999888', '33444777', '32555666', '28777888', '30111222']

const createFile = (name: string, size = 20_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, 'x'),
})

const openNewSubmission = (page: Page, kind: 'seguros' | 'antecedentes') =>
  signIn(page, 'resident', `/submissions/101/new?tipo=${kind}`)

async function addWorker(page: Page, documentNumber: string) {
  await page.getByRole('combobox', { name: /^Trabajador/ }).fill(documentNumber)
  await page.getByRole('option', { name: new RegExp(documentNumber) }).click()
  await page.getByRole('button', { name: 'Agregar persona' }).click()
}

/** Fills an insurance submission with five workers and three files. */
async function fillInsuranceSubmission(page: Page) {
  for (const documentNumber of documentNumbers) await addWorker(page, documentNumber)
  await page.getByLabel(/^Compañía/).selectOption('Galeno ART')
  await page.getByLabel(/^Número de Póliza/).fill('4501-77')
  await page.getByRole('textbox', { name: /^Fecha de inicio de póliza/ }).fill('16-03-2026')
  await page.getByRole('textbox', { name: /^Fecha de fin de póliza/ }).fill('15-03-2027')
  await page
    .getByLabel(/^Documentos/)
    .setInputFiles([createFile('póliza.pdf', 1_500_000), createFile('recibo.pdf'), createFile('nómina.pdf')])
}

/** Fills a background-check submission with five workers and a file for each worker. */
async function fillBackgroundCheckSubmission(page: Page) {
  for (const documentNumber of documentNumbers) {
    await addWorker(page, documentNumber)
    await page
      .getByRole('textbox', { name: /^Fecha de inicio/ })
      .last()
      .fill('10-03-2026')
    await page
      .getByRole('textbox', { name: /^Fecha de fin/ })
      .last()
      .fill('10-09-2026')
    await page
      .getByLabel(/^Archivo adjunto/)
      .last()
      .setInputFiles(createFile(`${documentNumber}.pdf`))
  }
}

const sendSubmission = (page: Page) => page.getByRole('button', { name: 'Enviar presentación' }).click()
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' }).click()
const expectUnfinished = (page: Page) =>
  expect(page.getByText('Faltó enviar una parte de la presentación')).toBeVisible()

/** Returns the number of rows that each of the collections has gained since `countsBefore`. */
async function countAdded(mock: Mock, countsBefore: Record<string, number>, collections: readonly string[]) {
  const { counts } = await mock.state()
  return collections.map((collection) => (counts[collection] ?? 0) - (countsBefore[collection] ?? 0))
}

const insuranceCollections = ['insuranceSubmissions', 'insuredPeople', 'attachments'] as const
const backgroundCheckCollections = [
  'backgroundCheckSubmissions',
  'backgroundCheckPeople',
  'attachments',
] as const

test('the portal files an insurance submission only once, even if responses are lost and calls fail', async ({
  page,
  mock,
}) => {
  await openNewSubmission(page, 'seguros')
  await fillInsuranceSubmission(page)
  const { counts } = await mock.state()
  await mock.settings({ faults: [{ operationId: 'createInsuranceSubmission', status: 'lost', times: 1 }] })
  await sendSubmission(page)
  await expect(page.getByText(/^Ocurrió un error al crear la presentación\. No pudimos/)).toBeVisible()
  await mock.settings({
    faults: [
      { operationId: 'createInsuredPerson', status: 'lost', skip: 2, times: 1 },
      { operationId: 'uploadInsuranceAttachment', status: 500, times: 1 },
    ],
  })
  await retry(page)
  await expect(page.getByText(/^No se pudo agregar a ".+"\. No pudimos/)).toBeVisible()
  await mock.settings({ faults: [{ operationId: 'createInsuredPerson', status: 500, times: 1 }] })
  await retry(page)
  await expect(page.getByText(/^No se pudo agregar a "[^"]+"\.$/).last()).toBeVisible()
  await retry(page)
  await expect(page.getByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })).toBeVisible()
  expect(await countAdded(mock, counts, insuranceCollections)).toEqual([1, 5, 3])
})

test(
  'the portal files a background-check submission only once, even if each kind of call fails once',
  restTag,
  async ({ page, mock }) => {
    await openNewSubmission(page, 'antecedentes')
    await fillBackgroundCheckSubmission(page)
    const { counts } = await mock.state()
    await mock.settings({
      faults: [
        { operationId: 'createBackgroundCheckPerson', status: 500, skip: 1, times: 1 },
        { operationId: 'uploadBackgroundCheckAttachment', status: 'lost', skip: 2, times: 1 },
      ],
    })
    await sendSubmission(page)
    await expectUnfinished(page)
    await mock.settings({
      faults: [{ operationId: 'createBackgroundCheckSubmission', status: 'lost', times: 1 }],
    })
    await retry(page)
    await expect(page.getByText(/^Ocurrió un error al crear la presentación\./).last()).toBeVisible()
    await retry(page)
    await expect(
      page.getByRole('heading', { name: 'Presentación de antecedente penal enviada' }),
    ).toBeVisible()
    expect(await countAdded(mock, counts, backgroundCheckCollections)).toEqual([1, 5, 5])
  },
)

test(
  'the portal resumes a submission after a reload, and deletes unfinished submissions at sign-out',
  restTag,
  async ({ page, mock }) => {
    await openNewSubmission(page, 'seguros')
    await fillInsuranceSubmission(page)
    const { counts } = await mock.state()
    await mock.settings({ latency: { min: 500, max: 500 } })
    await sendSubmission(page)
    await expect(page.getByRole('progressbar', { name: 'Enviando la presentación' })).toHaveAttribute(
      'aria-valuetext',
      /^[2-7] de 9$/,
    )
    await page.reload()
    await expect(page.getByText('Quedó una presentación sin terminar')).toBeVisible()
    await mock.settings({ latency: { min: 0, max: 0 } })
    await retry(page)
    await expect(page.getByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })).toBeVisible()
    expect(await countAdded(mock, counts, insuranceCollections)).toEqual([1, 5, 3])

    await page.reload()
    await fillInsuranceSubmission(page)
    await mock.settings({ faults: [{ operationId: 'createInsuranceSubmission', status: 500 }] })
    await sendSubmission(page)
    await expectUnfinished(page)
    await page.getByRole('link', { name: 'Cancelar' }).click()
    const confirmation = page.getByRole('alertdialog', { name: '¿Salir sin terminar el envío?' })
    await confirmation.getByRole('button', { name: 'Seguir con el envío' }).click()
    await expectUnfinished(page)
    await page.reload()
    await expect(page.getByText('Quedó una presentación sin terminar')).toBeVisible()
    const countStoredParts = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const openRequest = indexedDB.open('portal-submissions')
            openRequest.onsuccess = () => {
              const countRequest = openRequest.result.transaction('kept').objectStore('kept').count()
              countRequest.onsuccess = () => resolve(countRequest.result)
            }
          }),
      )
    expect(await countStoredParts()).toBe(4)
    // After the reload, the screen has no form, so the user cannot correct the submission. Even if the backend refuses the
    // submission, the portal keeps it in the browser.
    const body = { policy_number: ['Esa póliza ya fue presentada.'] }
    await mock.settings({ faults: [{ operationId: 'createInsuranceSubmission', status: 400, body }] })
    await retry(page)
    await expect(page.getByText('Esa póliza ya fue presentada.').first()).toBeVisible()
    expect(await countStoredParts()).toBe(4)
    await page.getByRole('button', { name: /^Bienvenido\/a/ }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await confirmation.getByRole('button', { name: 'Salir sin terminar' }).click()
    await expect(page.getByLabel('Email o DNI')).toBeVisible()
    await expect.poll(countStoredParts).toBe(0)
  },
)
