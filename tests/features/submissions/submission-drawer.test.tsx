import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { findRow, findRows, openList } from './list-steps'

const findDrawer = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))
const findInsuranceDrawer = () => findDrawer(/^Detalles de presentación de seguro A\.R\.T\./)
const findBackgroundCheckDrawer = () => findDrawer(/^Detalles de presentación de antecedente penal/)
const getValue = (drawer: Awaited<ReturnType<typeof findDrawer>>, term: string) =>
  drawer.getByText(term, { selector: 'dt' }).nextElementSibling

test('shows the people, the policy, the policyholder and the description of an insurance submission', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 1187730' }))
  const drawer = await findInsuranceDrawer()
  expect(await drawer.findByText('4 personas')).toBeVisible()
  expect(drawer.getByRole('heading', { level: 2 })).toHaveTextContent('Pendiente')
  const rejectedRow = within(
    drawer.getByRole('rowheader', { name: 'Wálter Zabaleta' }).closest('tr') as HTMLElement,
  )
  expect(rejectedRow.getByText('Rechazado')).toBeVisible()
  expect(rejectedRow.getByText('El certificado no lo incluye en la nómina.')).toBeVisible()
  expect(getValue(drawer, 'Compañía')).toHaveTextContent('Prevención ART')
  expect(getValue(drawer, 'Número de Póliza')).toHaveTextContent('1187730')
  expect(getValue(drawer, 'Fecha de inicio de póliza')).toHaveTextContent('14-02-2026')
  expect(getValue(drawer, 'Fecha de fin de póliza')).toHaveTextContent('14-02-2027')
  expect(getValue(drawer, 'Nombre o razón social')).toHaveTextContent('Construcciones del Delta S.R.L.')
  expect(getValue(drawer, 'DNI o CUIL')).toHaveTextContent('30-71234567-1')
  expect(drawer.getByText('Falta sumar al plomero, lo cargo en la semana.')).toBeVisible()
  expect(window.location.search).toMatch(/vista=detalle&id=\d+/)
  await user.click(drawer.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.search).toBe('')
})

/** Replaces the browser's download, and records the name and the `blob:` address of each saved file. */
function recordSavedFiles() {
  const savedFiles: string[] = []
  URL.createObjectURL = (file: Blob) => `blob:${file.size}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    savedFiles.push(`${this.download} ${this.href}`)
  })
  return savedFiles
}

test('downloads an attachment under its name, and shows a message if the download fails', async () => {
  const savedFiles = recordSavedFiles()
  const { user, mock } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 1187730' }))
  const drawer = await findInsuranceDrawer()
  const link = await drawer.findByRole('link', {
    name: /^certificado de cobertura con cláusula.*se descarga/,
  })
  const attachment = mock.db.attachments
    .all()
    .find(({ name }) => name.startsWith('certificado de cobertura con'))
  expect(link).toHaveAttribute('download', attachment?.name)
  await user.click(link)
  const size = mock.db.files.by('key', attachment?.file_key ?? '')[0]?.size
  await waitFor(() => expect(savedFiles).toEqual([`${attachment?.name} blob:${size}`]))
  await mock.db.files.remove(mock.db.files.by('key', attachment?.file_key ?? '')[0]?.id ?? 0)
  await user.click(link)
  expect(
    await screen.findByText('Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'),
  ).toBeVisible()
})

test('shows dashes for empty values', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza EX-5581204' }))
  const drawer = await findInsuranceDrawer()
  await drawer.findByText('1 persona')
  expect(getValue(drawer, 'Nombre o razón social')).toHaveTextContent('---')
  expect(getValue(drawer, 'DNI o CUIL')).toHaveTextContent('---')
  expect(drawer.getByRole('heading', { name: 'Observaciones' }).nextElementSibling).toHaveTextContent('---')
})

test('shows the reason for the rejection in the tooltip of the status', async () => {
  const { user } = await openList()
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 8810' }))
  const drawer = await findInsuranceDrawer()
  await user.click(await drawer.findByRole('button', { name: 'Rechazado' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^La póliza no tiene la cláusula/)
})

test('shows the days, the type, the status and the file of each worker in a background-check submission', async () => {
  const { mock } = await openList('?tipo=antecedentes')
  const entry = mock.db.backgroundCheckPeople.all().find(({ comment }) => comment === 'Falta la traducción.')
  await findRows()
  const id = entry?.background_check_submission_id
  window.history.pushState(null, '', `/submissions?tipo=antecedentes&vista=detalle&id=${id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const drawer = await findBackgroundCheckDrawer()
  expect(await drawer.findByText('3 personas')).toBeVisible()
  const rejectedRow = within(
    drawer.getByRole('rowheader', { name: 'Crispín Villalba Ortellado' }).closest('tr') as HTMLElement,
  )
  expect(rejectedRow.getByText('Falta la traducción.')).toBeVisible()
  expect(rejectedRow.getByText('Certificado de antecedentes del país de origen')).toBeVisible()
  expect(rejectedRow.getByRole('link', { name: /^apostilla\.pdf/ })).toBeVisible()
  const pendingRow = within(
    drawer.getByRole('rowheader', { name: 'Jonathan Bogado' }).closest('tr') as HTMLElement,
  )
  expect(pendingRow.getByText('13-03-2026')).toBeVisible()
  expect(pendingRow.getByText('09-09-2026')).toBeVisible()
  expect(pendingRow.getByText('---')).toBeVisible()
  expect(pendingRow.getByRole('img', { name: 'bogado.png' })).toBeVisible()
  expect(drawer.getByText('El de Crispín está apostillado.')).toBeVisible()
})

test('shows that a worker in a background-check submission has no file', async () => {
  const { user } = await openList('?tipo=antecedentes', {
    prepare: async ({ db }) => {
      for (const row of db.attachments.all())
        if (row.name === 'bogado.png') await db.attachments.remove(row.id)
    },
  })
  await findRows()
  const viewButton = screen.getAllByRole('button', { name: /^Ver detalle presentación del/ })[1]
  if (viewButton) await user.click(viewButton)
  expect(await (await findBackgroundCheckDrawer()).findByText('Sin adjunto.')).toBeVisible()
})

test.each(['999999', '1'])(
  "shows 'not found' for a background-check submission with the unknown id %s",
  async (id) => {
    const { user } = await openList(`?tipo=antecedentes&vista=detalle&id=${id}`)
    const drawer = await findBackgroundCheckDrawer()
    expect(await drawer.findByText('No encontramos esta presentación')).toBeVisible()
    await user.click(drawer.getByRole('button', { name: 'Volver al listado' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('?tipo=antecedentes')
  },
)

test("shows 'not found' for a submission that another user created", async () => {
  const { mock } = await openList()
  await findRows()
  const submissionOfOtherUser = mock.db.insuranceSubmissions
    .all()
    .find(({ policy_number }) => policy_number === '67-118004')
  window.history.pushState(null, '', `/submissions?vista=detalle&id=${submissionOfOtherUser?.id}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await (await findInsuranceDrawer()).findByText('No encontramos esta presentación')).toBeVisible()
})

test('shows a failure to read the insured people, and reads them again when the user retries', async () => {
  const { user, mock } = await openList('', { faults: [{ operationId: 'listInsuredPeople', status: 500 }] })
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ver detalle póliza 4501-0098213' }))
  const retryButton = await (await findInsuranceDrawer()).findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retryButton)
  expect(await screen.findByText('3 personas')).toBeVisible()
})

test('shows a new decision of the Administration when the drawer opens again', async () => {
  const { user, mock } = await openList()
  const row = await findRow('4501-0098213')
  const viewButton = row.getByRole('button', { name: /^Ver detalle/ })
  await user.click(viewButton)
  const drawer = await findInsuranceDrawer()
  await drawer.findByText('3 personas')
  await user.click(drawer.getByRole('button', { name: 'Cerrar la ventana' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const submission = mock.db.insuranceSubmissions
    .all()
    .find(({ policy_number }) => policy_number === '4501-0098213')
  await mock.request('/__mock/administration/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ submission: submission?.id, status: 'APPROVED' }),
  })
  await user.click(viewButton)
  const reopenedDrawer = await findInsuranceDrawer()
  await waitFor(() => expect(reopenedDrawer.getByRole('heading', { level: 2 })).toHaveTextContent('Aprobado'))
  await waitFor(() => expect(reopenedDrawer.getAllByText('Aprobado')).toHaveLength(4))
})

test('shows right-to-left text and HTML tags as plain text', async () => {
  await openList('', {
    prepare: async ({ db }) => {
      const row = db.insuranceSubmissions.all().find(({ policy_number }) => policy_number === '4501-0098213')
      if (!row) throw new Error('The demo has no policy 4501-0098213')
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
  const drawer = await findInsuranceDrawer()
  expect(await drawer.findByText('<script>1</script>')).toBeVisible()
  expect(getValue(drawer, 'Nombre o razón social')).toHaveTextContent(/^שלום 😀x+$/)
})
