import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  authorized,
  changeDay,
  contact,
  createButton,
  fillIn,
  fromField,
  lastAuthorization,
  noteField,
  openNew,
  peopleIn,
  segment,
  success,
  tab,
  titleField,
  toField,
  typeField,
} from './form-steps'

test('it begins with several days, today to today + 7, all week, the whole day', async () => {
  const { user } = await openNew()
  expect(segment('Varios días')).toBeChecked()
  expect(fromField()).toHaveValue('16-03-2026')
  expect(toField()).toHaveValue('23-03-2026')
  expect(segment('Toda la semana')).toBeChecked()
  await user.click(tab('Horario'))
  expect(segment('Todo el día')).toBeChecked()
  expect(screen.getByRole('link', { name: 'Volver a autorizaciones' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/')
})

test('the types are those of the documents, without the invitation', async () => {
  await openNew()
  const offered = within(typeField())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered).toEqual([
    'Seleccioná un tipo',
    'Invitado',
    'Familiar No residente',
    'Trabajador/Prestador de Servicio',
    'Jardinero/Piletero/Otro',
    'Inmobiliaria',
    'Evento',
  ])
})

test('somebody is authorized with no more than a type and a contact', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(createButton())

  const title = await success('¡Autorización creada con éxito!')
  await waitFor(() => expect(title).toHaveFocus())
  expect(document.title).toBe('¡Autorización creada con éxito! – Los Álamos')
  expect(screen.getByRole('img', { name: 'Código QR de la autorización' })).toBeVisible()
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    property_id: 201,
    name: 'Juana Pérez',
    source: 'PERSON',
    method: 'WEB',
    preauthorization_type: 'PERSONAL',
    from_date: '2026-03-16',
    to_date: '2026-03-23',
    start_time: '00:00:00',
    end_time: '23:59:00',
    concurrent_flag: true,
    sunday_flag: true,
    location_to: null,
  })
  expect(peopleIn(mock, created?.id ?? 0)).toEqual(['Juana Pérez'])
})

test('one day, some hours, a place, a note and a title reach the backend', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(await contact('Íñigo Núñez'))
  await user.type(titleField(), 'Reunión de consorcio')
  await user.click(segment('Un día'))
  expect(screen.queryByRole('textbox', { name: /Fecha de fin/ })).not.toBeInTheDocument()
  await changeDay(user, fromField(), '18/03/2026')
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await user.selectOptions(screen.getByRole('combobox', { name: /Horario de ingreso/ }), '18:00')
  await user.selectOptions(screen.getByRole('combobox', { name: /Horario de egreso/ }), '20:30')
  await user.click(segment('Al lote'))
  await user.type(noteField(), 'Tocan timbre en la casa verde.')
  await user.click(createButton())

  await success('¡Autorización creada con éxito!')
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    name: 'Reunión de consorcio',
    description: 'Tocan timbre en la casa verde.',
    from_date: '2026-03-18',
    to_date: '2026-03-18',
    start_time: '18:00:00',
    end_time: '20:30:00',
    concurrent_flag: false,
    monday_flag: false,
    wednesday_flag: true,
    location_to: 'PROPERTY',
  })
  expect(peopleIn(mock, created?.id ?? 0)).toEqual(['Juana Pérez', 'Íñigo Núñez'])
})

test('the weekdays follow the range and the filter of the weekend', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(segment('Algunos días'))
  const day = (name: string) => screen.getByRole('button', { name })
  await user.click(screen.getByRole('checkbox', { name: 'Sin fines de semana' }))
  expect(day('sábado')).toHaveAttribute('aria-disabled', 'true')
  expect(day('sábado')).toHaveAccessibleDescription('Los fines de semana están excluidos.')
  await user.click(screen.getByRole('checkbox', { name: 'Sin fines de semana' }))
  await changeDay(user, toField(), '18032026')
  expect(day('jueves')).toHaveAttribute('aria-disabled', 'true')
  expect(day('jueves')).toHaveAccessibleDescription(
    'Solo se pueden elegir los días que están entre las dos fechas.',
  )
  await user.click(day('lunes'))
  await user.click(createButton())

  await success('¡Autorización creada con éxito!')
  expect(lastAuthorization(mock)).toMatchObject({
    to_date: '2026-03-18',
    monday_flag: false,
    tuesday_flag: true,
    wednesday_flag: true,
    thursday_flag: false,
    sunday_flag: false,
  })
})

test('returning to one day puts the end back to today + 7', async () => {
  const { user } = await openNew()
  await changeDay(user, toField(), '30-04-2026')
  await user.click(segment('Un día'))
  await user.click(segment('Varios días'))
  expect(toField()).toHaveValue('23-03-2026')
})

test('sending is refused while nobody is chosen, and the button says why', async () => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await user.selectOptions(typeField(), 'Evento')
  expect(createButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await user.click(createButton())
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Debés seleccionar por lo menos un contacto.')
  await user.type(titleField(), 'Asado{Enter}')
  expect(mock.db.authorizations.all()).toHaveLength(before)
  await user.click(await contact('Juana Pérez'))
  expect(createButton()).not.toHaveAccessibleDescription()
})

test('everything that is missing is said at its place, together, and focus goes to the first', async () => {
  const { user } = await openNew()
  await user.click(await contact('Juana Pérez'))
  await changeDay(user, fromField(), '')
  await changeDay(user, toField(), '')
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await user.click(createButton())

  await waitFor(() => expect(typeField()).toHaveAccessibleDescription('Seleccione un tipo de autorización'))
  await waitFor(() => expect(typeField()).toHaveFocus())
  const start = screen.getByRole('combobox', { name: /Horario de ingreso/ })
  expect(start).toHaveAccessibleDescription('Seleccione un horario de ingreso')
  const summary = screen.getByRole('region', { name: 'Revisá 5 datos antes de continuar:' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Seleccione un tipo de autorización',
    'Seleccione una fecha de ingreso',
    'Seleccione una fecha de fin',
    'Seleccione un horario de ingreso',
    'Seleccione un horario de egreso',
  ])
  // A link of the summary leads also to what stands on the other tab.
  await user.click(within(summary).getByRole('link', { name: 'Seleccione una fecha de fin' }))
  expect(tab('Fecha')).toHaveAttribute('aria-selected', 'true')
  expect(toField()).toHaveFocus()
  expect(toField()).toHaveAccessibleDescription(expect.stringContaining('Seleccione una fecha de fin'))
  expect(fromField()).toHaveAccessibleDescription(expect.stringContaining('Seleccione una fecha de ingreso'))
})

test('an error on the tab that is not shown opens it', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await user.click(tab('Fecha'))
  await user.click(createButton())
  await waitFor(() => expect(tab('Horario')).toHaveAttribute('aria-selected', 'true'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Horario de ingreso/ })).toHaveFocus())
})

test.each([
  ['15-03-2026', '23-03-2026', fromField, 'La fecha de ingreso no puede ser anterior a hoy.'],
  ['20-03-2026', '19-03-2026', toField, 'La fecha de fin no puede ser anterior a la de ingreso.'],
])('from %s to %s is refused', async (from, to, field, sentence) => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await fillIn(user)
  await changeDay(user, fromField(), from)
  await changeDay(user, toField(), to)
  await user.click(createButton())
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence)))
  await waitFor(() => expect(field()).toHaveFocus())
  expect(mock.db.authorizations.all()).toHaveLength(before)
})

test('of several days at least one weekday is wanted', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await changeDay(user, toField(), '16-03-2026')
  await user.click(segment('Algunos días'))
  await user.click(screen.getByRole('button', { name: 'lunes' }))
  await user.click(createButton())
  expect(await screen.findByText('Debés seleccionar por lo menos un día de la semana.')).toBeVisible()
})

test('two presses create one', async () => {
  const { user, mock } = await openNew()
  const before = mock.db.authorizations.all().length
  await fillIn(user)
  await user.dblClick(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
})

test("'Crear otra' begins anew, 'Volver a Autorizaciones' leads to the list", async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.type(titleField(), 'La primera')
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  await user.click(screen.getByRole('button', { name: 'Crear otra' }))

  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  expect(titleField()).toHaveValue('')
  expect(typeField()).toHaveValue('')
  expect(createButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all().slice(-2)).toMatchObject([
    { name: 'La primera' },
    { name: 'Juana Pérez' },
  ])
  await user.click(screen.getByRole('link', { name: 'Volver a Autorizaciones' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test('somebody whom the Administration does not admit gets the reason, and no QR', async () => {
  const { user } = await openNew()
  await user.selectOptions(typeField(), 'Invitado')
  await user.type(
    screen.getByRole('searchbox', { name: 'Buscar contactos por nombre o DNI' }),
    'walter sosa{Enter}',
  )
  await user.click(await contact('Walter Sosa'))
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Walter Sosa no está admitido/a por la Administración y no podrá ingresar.',
  )
  expect(screen.queryByRole('img', { name: 'Código QR de la autorización' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Descargar QR' })).not.toBeInTheDocument()
})

test('the QR is downloaded as Fastpass-Code.png', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  const png = new Blob(['pixels'], { type: 'image/png' })
  vi.stubGlobal('ImageData', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    putImageData: () => {},
  } as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(png))
  const createObjectURL = vi.fn(() => 'blob:qr')
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`)
  })
  await user.click(screen.getByRole('button', { name: 'Descargar QR' }))
  await waitFor(() => expect(downloads).toEqual(['Fastpass-Code.png blob:qr']))
  expect(createObjectURL).toHaveBeenCalledWith(png)
  vi.unstubAllGlobals()
})

test('a browser that cannot draw the image says so', async () => {
  const { user } = await openNew()
  await fillIn(user)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Descargar QR' }))
  expect(
    await screen.findByText('No pudimos descargar el QR. Podés hacer una captura de pantalla.'),
  ).toBeVisible()
})

test('leaving with changes asks first', async () => {
  const { user } = await openNew()
  await user.type(titleField(), 'Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }))
  expect(titleField()).toHaveValue('Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})

test('who is taken out of the authorized is a contact to choose again', async () => {
  const { user } = await openNew()
  await user.click(await contact('Juana Pérez'))
  await user.click(await authorized('Juana Pérez'))
  expect(await contact('Juana Pérez')).toBeVisible()
  expect(screen.getByText('Todavía no elegiste a nadie: tocá un contacto para autorizarlo.')).toBeVisible()
})
