import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { findRow, findRows, openList } from './list-steps'

const drawer = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))
const insurance = () => drawer(/^Detalles de presentación de seguro A\.R\.T\./)
const check = () => drawer(/^Detalles de presentación de antecedente penal/)
const fact = (of: Awaited<ReturnType<typeof drawer>>, term: string) =>
  of.getByText(term, { selector: 'dt' }).nextElementSibling

test('shows the people, the policy, the holder and the files of an insurance submission', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 1187730' }))
  const shown = await insurance()
  expect(await shown.findByText('4 personas')).toBeVisible()
  expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent('Pendiente')
  const rejected = within(
    shown.getByRole('rowheader', { name: 'Wálter Zabaleta' }).closest('tr') as HTMLElement,
  )
  expect(rejected.getByText('Rechazado')).toBeVisible()
  expect(rejected.getByText('El certificado no lo incluye en la nómina.')).toBeVisible()
  expect(fact(shown, 'Compañía')).toHaveTextContent('Prevención ART')
  expect(fact(shown, 'Número de Póliza')).toHaveTextContent('1187730')
  expect(fact(shown, 'Fecha de inicio de póliza')).toHaveTextContent('14-02-2026')
  expect(fact(shown, 'Fecha de fin de póliza')).toHaveTextContent('14-02-2027')
  expect(fact(shown, 'Nombre o razón social')).toHaveTextContent('Construcciones del Delta S.R.L.')
  expect(fact(shown, 'DNI o CUIL')).toHaveTextContent('30-71234567-1')
  expect(shown.getByText('Falta sumar al plomero, lo cargo en la semana.')).toBeVisible()
  expect(window.location.search).toMatch(/vista=detalle&id=\d+/)
  await user.click(shown.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.search).toBe('')
})

/** Records the names of the files that the page saves. */
function noteSavedFiles() {
  const saved: string[] = []
  URL.createObjectURL = (file: Blob) => `blob:${file.size}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  return saved
}

test('downloads the documents of a submission under the names of the documents', async () => {
  const saved = noteSavedFiles()
  const { user, mock } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 1187730' }))
  const shown = await insurance()
  const link = await shown.findByRole('link', { name: /^certificado de cobertura con cláusula.*se descarga/ })
  const file = mock.db.attachments.all().find(({ name }) => name.startsWith('certificado de cobertura con'))
  expect(link).toHaveAttribute('download', file?.name)
  await user.click(link)
  const size = mock.db.files.by('key', file?.file_key ?? '')[0]?.size
  await waitFor(() => expect(saved).toEqual([`${file?.name} blob:${size}`]))
  await mock.db.files.remove(mock.db.files.by('key', file?.file_key ?? '')[0]?.id ?? 0)
  await user.click(link)
  expect(
    await screen.findByText('Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'),
  ).toBeVisible()
})

test('shows dashes for empty values', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza EX-5581204' }))
  const shown = await insurance()
  await shown.findByText('1 persona')
  expect(fact(shown, 'Nombre o razón social')).toHaveTextContent('---')
  expect(fact(shown, 'DNI o CUIL')).toHaveTextContent('---')
  expect(shown.getByRole('heading', { name: 'Observaciones' }).nextElementSibling).toHaveTextContent('---')
})

test('shows the reason in the heading of a rejected submission', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 8810' }))
  const shown = await insurance()
  await user.click(await shown.findByRole('button', { name: 'Rechazado' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^La póliza no tiene la cláusula/)
})

test('shows the days, the type, the status and the file of each worker of a background check', async () => {
  const { mock } = await openList('?tipo=antecedentes')
  const entry = mock.db.backgroundCheckPeople.all().find(({ comment }) => comment === 'Falta la traducción.')
  await findRows()
  const id = entry?.background_check_submission_id
  window.history.pushState(null, '', `/submissions?tipo=antecedentes&vista=detalle&id=${id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const shown = await check()
  expect(await shown.findByText('3 personas')).toBeVisible()
  const rejected = within(
    shown.getByRole('rowheader', { name: 'Crispín Villalba Ortellado' }).closest('tr') as HTMLElement,
  )
  expect(rejected.getByText('Falta la traducción.')).toBeVisible()
  expect(rejected.getByText('Certificado de antecedentes del país de origen')).toBeVisible()
  expect(rejected.getByRole('link', { name: /^apostilla\.pdf/ })).toBeVisible()
  const own = within(shown.getByRole('rowheader', { name: 'Jonathan Bogado' }).closest('tr') as HTMLElement)
  expect(own.getByText('13-03-2026')).toBeVisible()
  expect(own.getByText('09-09-2026')).toBeVisible()
  expect(own.getByText('---')).toBeVisible()
  expect(own.getByRole('img', { name: 'bogado.png' })).toBeVisible()
  expect(shown.getByText('El de Crispín está apostillado.')).toBeVisible()
})

test('shows that a worker has no file', async () => {
  const { user } = await openList('?tipo=antecedentes', {
    before: async ({ db }) => {
      for (const row of db.attachments.all())
        if (row.name === 'bogado.png') await db.attachments.remove(row.id)
    },
  })
  await findRows()
  const pending = screen.getAllByRole('button', { name: /^Ver detalle presentación del/ })[1]
  if (pending) await user.click(pending)
  expect(await (await check()).findByText('Sin adjunto.')).toBeVisible()
})

test.each(['999999', '1'])('shows that the submission does not exist: %s', async (id) => {
  const { user } = await openList(`?tipo=antecedentes&vista=detalle&id=${id}`)
  const shown = await check()
  expect(await shown.findByText('No encontramos esta presentación')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Volver al listado' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.search).toBe('?tipo=antecedentes')
})

test('shows that the submission does not exist if the kind or the user differs', async () => {
  const { mock } = await openList()
  await findRows()
  const foreign = mock.db.insuranceSubmissions
    .all()
    .find(({ policy_number }) => policy_number === '67-118004')
  window.history.pushState(null, '', `/submissions?vista=detalle&id=${foreign?.id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await (await insurance()).findByText('No encontramos esta presentación')).toBeVisible()
})

test('shows a failure to read the people, and retries', async () => {
  const { user, mock } = await openList('', { faults: [{ operationId: 'listInsuredPeople', status: 500 }] })
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 4501-0098213' }))
  const retry = await (await insurance()).findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retry)
  expect(await screen.findByText('3 personas')).toBeVisible()
})

test('reads a decision of the Administration when the drawer opens', async () => {
  const { user, mock } = await openList()
  const row = await findRow('4501-0098213')
  const view = row.getByRole('button', { name: /^Ver detalle/ })
  await user.click(view)
  const shown = await insurance()
  await shown.findByText('3 personas')
  await user.click(shown.getByRole('button', { name: 'Cerrar la ventana' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const submission = mock.db.insuranceSubmissions
    .all()
    .find(({ policy_number }) => policy_number === '4501-0098213')
  await mock.request('/__mock/administration/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ submission: submission?.id, status: 'APPROVED' }),
  })
  await user.click(view)
  const again = await insurance()
  await waitFor(() => expect(again.getByRole('heading', { level: 2 })).toHaveTextContent('Aprobado'))
  await waitFor(() => expect(again.getAllByText('Aprobado')).toHaveLength(4))
})

test('shows right-to-left names and script names as plain text', async () => {
  await openList('', {
    before: async ({ db }) => {
      const row = db.insuranceSubmissions.all().find(({ policy_number }) => policy_number === '4501-0098213')
      if (!row) throw new Error('The demo has this policy')
      await db.insuranceSubmissions.save({
        ...row,
        policy_number: '<img src=x onerror=1>',
        policy_holder_full_name: 'שלום 😀'.padEnd(200, 'x'),
        description: '<script>1</script>',
      })
    },
  })
  expect((await findRows())[0]).toHaveTextContent('<img src=x onerror=1>')
  screen.getByRole('button', { name: /^Ver detalle póliza <img/ }).click()
  const shown = await insurance()
  expect(await shown.findByText('<script>1</script>')).toBeVisible()
  expect(fact(shown, 'Nombre o razón social')).toHaveTextContent(/^שלום 😀x+$/)
})
