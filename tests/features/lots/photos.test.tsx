import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { uploadName } from '@/features/lots/photos/photo-value'
import { photo } from '../../design-system/photo-field'
import { setFaults } from '../../support/render-screen'
import { drawPetForm, keptPhotos, petIn, photoInput, save, shown } from './pet-photo-form'

const morocha = 'demo-photo-morocha.png'

/** Chooses a photo and takes what the square shows. */
async function choose(user: UserEvent, file = photo()) {
  await user.upload(await photoInput(), file)
  await user.click(await screen.findByRole('button', { name: 'Usar esta foto' }, { timeout: 10_000 }))
  await waitFor(() => expect(shown()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
}

test('a photo is cut to a square and reaches the backend with the pet, and not before', async () => {
  const { user, mock, drawImage } = await drawPetForm()
  const [before, asked] = [keptPhotos(mock), mock.db.photos.count()]
  await choose(user)
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 50, 0, 300, 300, 0, 0, 300, 300)
  expect(await photoInput()).toHaveFocus()
  expect(mock.db.photos.count()).toBe(asked)
  await user.click(save())
  await waitFor(() => expect(petIn(mock, 'PIPA').photo_file_name).toMatch(/\.jpg$/))
  const { photo_file_name } = petIn(mock, 'PIPA')
  expect(keptPhotos(mock)).toEqual([...before, photo_file_name])
  expect(mock.db.files.by('key', photo_file_name ?? '')[0]).toMatchObject({
    media_type: 'image/jpeg',
    size: 4,
  })
})

test('the photo that is there is shown; another takes its place, and the old one is gone for good', async () => {
  const { user, mock } = await drawPetForm('MOROCHA')
  await waitFor(() => expect(shown()).toHaveAttribute('src', expect.stringMatching(`/uploads/${morocha}$`)))
  await choose(user)
  expect(await photoInput()).toHaveFocus()
  await user.click(save())
  await waitFor(() => expect(mock.db.files.by('key', morocha)).toEqual([]))
  expect(keptPhotos(mock)).toEqual([petIn(mock, 'MOROCHA').photo_file_name])
})

test('the photo that is there is taken away', async () => {
  const { user, mock } = await drawPetForm('MOROCHA')
  await user.click(await screen.findByRole('button', { name: 'Quitar foto' }))
  expect(shown()).not.toBeInTheDocument()
  expect(await photoInput()).toHaveFocus()
  expect(petIn(mock, 'MOROCHA').photo_file_name).toBe(morocha)
  await user.click(save())
  await waitFor(() => expect(keptPhotos(mock)).toEqual([]))
  expect(petIn(mock, 'MOROCHA').photo_file_name).toBeNull()
})

test('who leaves the photo alone saves it as it was', async () => {
  const { user, mock } = await drawPetForm('MOROCHA')
  await screen.findByRole('img')
  await user.click(save())
  await waitFor(() => expect(petIn(mock, 'MOROCHA').breed).toBe('MESTIZO'))
  expect(petIn(mock, 'MOROCHA').photo_file_name).toBe(morocha)
  expect(keptPhotos(mock)).toEqual([morocha])
})

test.each([
  ['requestPhotoUpload', 500, 'No se pudo subir la foto. Volvé a intentarlo o guardá sin ella.'],
  ['uploadPhoto', 403, 'No se pudo subir la foto. Volvé a intentarlo o guardá sin ella.'],
  ['uploadPhoto', 413, 'No se pudo subir la foto. Volvé a intentarlo o guardá sin ella.'],
  [
    'uploadPhoto',
    'network',
    'No se pudo subir la foto. No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  ],
] as const)(
  'when %s fails with %s nothing is saved, the form keeps the photo, and it can be tried again',
  async (operationId, status, sentence) => {
    const { user, mock } = await drawPetForm('TANO', { faults: [{ operationId, status, times: 1 }] })
    await choose(user)
    await user.click(save())
    await waitFor(async () => expect(await photoInput()).toHaveAccessibleDescription(sentence))
    expect(await photoInput()).toHaveFocus()
    expect(shown()).toBeVisible()
    expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
    await user.click(save())
    await waitFor(() => expect(petIn(mock, 'TANO').photo_file_name).not.toBeNull())
    await waitFor(() => expect(keptPhotos(mock)).toEqual([morocha, petIn(mock, 'TANO').photo_file_name]))
  },
)

test('a photo that takes long can be called off; then nothing is saved', async () => {
  const { user, mock } = await drawPetForm('TANO', {
    faults: [{ operationId: 'uploadPhoto', status: 'timeout' }],
  })
  await choose(user)
  await user.click(save())
  expect(await screen.findByRole('progressbar', { name: 'Subiendo la foto…' })).toBeVisible()
  expect(await photoInput()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancelar la subida' }))
  expect(await screen.findByText('Cancelaste la subida de la foto. Todavía no se guardó nada.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(petIn(mock, 'TANO').updated_at).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  await setFaults(mock, [])
  await user.click(save())
  await waitFor(() => expect(petIn(mock, 'TANO').updated_at).not.toBeNull())
  expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
})

test('a photo that is neither used nor left yet is not lost in silence', async () => {
  const { user, mock } = await drawPetForm('TANO')
  await user.upload(await photoInput(), photo())
  await screen.findByRole('button', { name: 'Descartar' })
  await user.click(save())
  expect(await photoInput()).toHaveAccessibleDescription(
    'Tocá «Usar esta foto» o «Descartar» antes de guardar.',
  )
  expect(petIn(mock, 'TANO').updated_at).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await user.click(save())
  await waitFor(() => expect(petIn(mock, 'TANO').updated_at).not.toBeNull())
  expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
})

test('a photo is sent once, though saving is tried twice; who leaves then leaves no photo behind', async () => {
  const refused = { operationId: 'updatePet', status: 400, body: { detail: 'Hoy no.' } } as const
  const { user, mock } = await drawPetForm('TANO', { faults: [refused] })
  await choose(user)
  for (const _ of [1, 2]) {
    await user.click(save())
    expect(await screen.findByText('Hoy no.')).toBeVisible()
  }
  expect(keptPhotos(mock)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Salir' }))
  await waitFor(() => expect(keptPhotos(mock)).toEqual([morocha]))
})

test('who leaves without knowing whether it was saved takes no photo from whoever shows it', async () => {
  const { user, mock } = await drawPetForm('TANO', { faults: [{ operationId: 'updatePet', status: 500 }] })
  await choose(user)
  await user.click(save())
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Salir' }))
  await setFaults(mock, [])
  expect(keptPhotos(mock)).toHaveLength(2)
})

test('an old photo that cannot be removed is told; the pet is saved', async () => {
  const { user, mock } = await drawPetForm('MOROCHA', {
    faults: [{ operationId: 'removePhoto', status: 500 }],
  })
  await choose(user)
  await user.click(save())
  expect(await screen.findByText('La foto anterior no se pudo quitar.')).toBeVisible()
  expect(petIn(mock, 'MOROCHA').photo_file_name).not.toBe(morocha)
})

test('a photo of which nobody says where it is can be asked for again, or taken away', async () => {
  const { user, mock } = await drawPetForm('MOROCHA', {
    faults: [{ operationId: 'getPhoto', status: 500, times: 1 }],
  })
  expect(await screen.findByRole('button', { name: 'Quitar foto' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(shown()).toHaveAttribute('src', expect.stringMatching(`/uploads/${morocha}$`)))
  expect(keptPhotos(mock)).toEqual([morocha])
})

test('a text that calls itself a photo, and one of twenty megabytes, are refused; nothing is sent', async () => {
  const { user, mock } = await drawPetForm('TANO', { isReadable: false })
  await user.upload(await photoInput(), new File(['no photo'], 'foto.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('No pudimos leer esa foto. Elegí una imagen JPG, PNG o WebP.')).toBeVisible()
  const large = Object.defineProperty(photo('grande.png'), 'size', { value: 20_000_000 })
  await user.upload(await photoInput(), large)
  expect(await screen.findByText('Esa foto pesa demasiado. Elegí una de menos de 20 MB.')).toBeVisible()
  await user.click(save())
  await waitFor(() => expect(petIn(mock, 'TANO').updated_at).not.toBeNull())
  expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
})

test('whatever the phone calls a photo, the contract takes its name', () => {
  const names = ['a.jpg', `${'x'.repeat(400)}.jpg`, `${'😀'.repeat(300)}.jpg`, 'صورة\u202e.jpg', '.jpg']
  for (const name of names) {
    const asked = uploadName(new File([], name))
    expect([...asked].length).toBeLessThanOrEqual(200)
    expect(asked).toMatch(/\.jpg$/)
    expect(asked.isWellFormed()).toBe(true)
  }
})
