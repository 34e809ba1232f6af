/** An uploaded file. */
export interface UploadedFile {
  /** The original name without folders; empty if the call contains no name. */
  name: string
  /** The media type without parameters, such as `image/png`. */
  media_type: string
  bytes: Uint8Array
}
