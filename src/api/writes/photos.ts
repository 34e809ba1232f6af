import {
  getRemovePhotoMutationOptions,
  getRequestPhotoUploadMutationOptions,
  getUploadPhotoMutationOptions,
} from '../generated/photos/photos'
import { removal, repeatable } from './write'

export const photoWrites = {
  // Each request returns another address, and nothing is stored at an unused address.
  requestPhotoUpload: repeatable(getRequestPhotoUploadMutationOptions),
  uploadPhoto: repeatable(getUploadPhotoMutationOptions),
  removePhoto: removal(getRemovePhotoMutationOptions),
}
