import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { uploadName } from '@/features/lots/photos/photo-value'
import { photo } from '../../design-system/photo-field'
import { setFaults } from '../../support/render-screen'
import { petIn, photoInput, renderPetForm, saveButton, shownPhoto, storedPhotos } from './pet-photo-form'

const morocha = 'demo-photo-morocha.png'

/** Chooses a photo and confirms its crop. */
async function choosePhoto(user: UserEvent, file = photo()) {
  await user.upload(await photoInput(), file)
  await user.click(await screen.findByRole('button', { name: 'Usar esta foto' }, { timeout: 10_000 }))
  await waitFor(() => expect(shownPhoto()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
}

test('crops a photo to a square and uploads it only when the pet is saved', async () => {
  const { user, mock, drawImage } = await renderPetForm()
  const [photosBefore, countBefore] = [storedPhotos(mock), mock.db.photos.count()]
  await choosePhoto(user)
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 50, 0, 300, 300, 0, 0, 300, 300)
  expect(await photoInput()).toHaveFocus()
  expect(mock.db.photos.count()).toBe(countBefore)
  await user.click(saveButton())
  await waitFor(() => expect(petIn(mock, 'PIPA').photo_file_name).toMatch(/\.jpg$/))
  const { photo_file_name } = petIn(mock, 'PIPA')
  expect(storedPhotos(mock)).toEqual([...photosBefore, photo_file_name])
  expect(mock.db.files.by('key', photo_file_name ?? '')[0]).toMatchObject({
    media_type: 'image/jpeg',
    size: 4,
  })
})

test('shows the stored photo, and deletes it when another photo is saved', async () => {
  const { user, mock } = await renderPetForm('MOROCHA')
  await waitFor(() =>
    expect(shownPhoto()).toHaveAttribute('src', expect.stringMatching(`/uploads/${morocha}$`)),
  )
  await choosePhoto(user)
  expect(await photoInput()).toHaveFocus()
  await user.click(saveButton())
  await waitFor(() => expect(mock.db.files.by('key', morocha)).toEqual([]))
  expect(storedPhotos(mock)).toEqual([petIn(mock, 'MOROCHA').photo_file_name])
})

test('deletes the stored photo when the pet is saved without it', async () => {
  const { user, mock } = await renderPetForm('MOROCHA')
  await user.click(await screen.findByRole('button', { name: 'Quitar foto' }))
  expect(shownPhoto()).not.toBeInTheDocument()
  expect(await photoInput()).toHaveFocus()
  expect(petIn(mock, 'MOROCHA').photo_file_name).toBe(morocha)
  await user.click(saveButton())
  await waitFor(() => expect(storedPhotos(mock)).toEqual([]))
  expect(petIn(mock, 'MOROCHA').photo_file_name).toBeNull()
})

test('keeps the stored photo when only the pet is saved', async () => {
  const { user, mock } = await renderPetForm('MOROCHA')
  await screen.findByRole('img')
  await user.click(saveButton())
  await waitFor(() => expect(petIn(mock, 'MOROCHA').breed).toBe('MESTIZO'))
  expect(petIn(mock, 'MOROCHA').photo_file_name).toBe(morocha)
  expect(storedPhotos(mock)).toEqual([morocha])
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
  'saves nothing and keeps the chosen photo for a retry when %s fails with %s',
  async (operationId, status, sentence) => {
    const { user, mock } = await renderPetForm('TANO', { faults: [{ operationId, status, times: 1 }] })
    await choosePhoto(user)
    await user.click(saveButton())
    await waitFor(async () => expect(await photoInput()).toHaveAccessibleDescription(sentence))
    expect(await photoInput()).toHaveFocus()
    expect(shownPhoto()).toBeVisible()
    expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
    await user.click(saveButton())
    await waitFor(() => expect(petIn(mock, 'TANO').photo_file_name).not.toBeNull())
    await waitFor(() => expect(storedPhotos(mock)).toEqual([morocha, petIn(mock, 'TANO').photo_file_name]))
  },
)

test('saves nothing when a slow upload is cancelled', async () => {
  const { user, mock } = await renderPetForm('TANO', {
    faults: [{ operationId: 'uploadPhoto', status: 'timeout' }],
  })
  await choosePhoto(user)
  await user.click(saveButton())
  expect(await screen.findByRole('progressbar', { name: 'Subiendo la foto…' })).toBeVisible()
  expect(await photoInput()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancelar la subida' }))
  expect(await screen.findByText('Cancelaste la subida de la foto. Todavía no se guardó nada.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(petIn(mock, 'TANO').updated_at).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }))
  await setFaults(mock, [])
  await user.click(saveButton())
  await waitFor(() => expect(petIn(mock, 'TANO').updated_at).not.toBeNull())
  expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
})

test('does not save while a chosen photo is neither confirmed nor discarded', async () => {
  const { user, mock } = await renderPetForm('TANO')
  await user.upload(await photoInput(), photo())
  await screen.findByRole('button', { name: 'Descartar' })
  await user.click(saveButton())
  expect(await photoInput()).toHaveAccessibleDescription(
    'Tocá «Usar esta foto» o «Descartar» antes de guardar.',
  )
  expect(petIn(mock, 'TANO').updated_at).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await user.click(saveButton())
  await waitFor(() => expect(petIn(mock, 'TANO').updated_at).not.toBeNull())
  expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
})

test('uploads a photo once for two attempts to save, and deletes it when the form is left', async () => {
  const refused = { operationId: 'updatePet', status: 400, body: { detail: 'Hoy no.' } } as const
  const { user, mock } = await renderPetForm('TANO', { faults: [refused] })
  await choosePhoto(user)
  for (const _ of [1, 2]) {
    await user.click(saveButton())
    expect(await screen.findByText('Hoy no.')).toBeVisible()
  }
  expect(storedPhotos(mock)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Salir' }))
  await waitFor(() => expect(storedPhotos(mock)).toEqual([morocha]))
})

test('keeps the uploaded photo when the form is left after a save without an answer', async () => {
  const { user, mock } = await renderPetForm('TANO', { faults: [{ operationId: 'updatePet', status: 500 }] })
  await choosePhoto(user)
  await user.click(saveButton())
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Salir' }))
  await setFaults(mock, [])
  expect(storedPhotos(mock)).toHaveLength(2)
})

test('saves the pet and warns when the replaced photo cannot be deleted', async () => {
  const { user, mock } = await renderPetForm('MOROCHA', {
    faults: [{ operationId: 'removePhoto', status: 500 }],
  })
  await choosePhoto(user)
  await user.click(saveButton())
  expect(await screen.findByText('La foto anterior no se pudo quitar.')).toBeVisible()
  expect(petIn(mock, 'MOROCHA').photo_file_name).not.toBe(morocha)
})

test('offers a retry and the removal when the address of the photo fails to load', async () => {
  const { user, mock } = await renderPetForm('MOROCHA', {
    faults: [{ operationId: 'getPhoto', status: 500, times: 1 }],
  })
  expect(await screen.findByRole('button', { name: 'Quitar foto' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() =>
    expect(shownPhoto()).toHaveAttribute('src', expect.stringMatching(`/uploads/${morocha}$`)),
  )
  expect(storedPhotos(mock)).toEqual([morocha])
})

test('refuses an unreadable photo and one of twenty megabytes without uploading them', async () => {
  const { user, mock } = await renderPetForm('TANO', { isReadable: false })
  await user.upload(await photoInput(), new File(['no photo'], 'foto.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('No pudimos leer esa foto. Elegí una imagen JPG, PNG o WebP.')).toBeVisible()
  const large = Object.defineProperty(photo('grande.png'), 'size', { value: 20_000_000 })
  await user.upload(await photoInput(), large)
  expect(await screen.findByText('Esa foto pesa demasiado. Elegí una de menos de 20 MB.')).toBeVisible()
  await user.click(saveButton())
  await waitFor(() => expect(petIn(mock, 'TANO').updated_at).not.toBeNull())
  expect(petIn(mock, 'TANO').photo_file_name).toBeNull()
})

test('shortens every file name to the length of the contract', () => {
  const names = ['a.jpg', `${'x'.repeat(400)}.jpg`, `${'😀'.repeat(300)}.jpg`, 'صورة\u202e.jpg', '.jpg']
  for (const name of names) {
    const fileName = uploadName(new File([], name))
    expect([...fileName].length).toBeLessThanOrEqual(200)
    expect(fileName).toMatch(/\.jpg$/)
    expect(fileName.isWellFormed()).toBe(true)
  }
})
