/** An uploaded file. */
export interface UploadedFile {
  /** The file name in a multipart body, without folders and control characters; empty if the file is the whole body. */
  name: string
  /** The media type without parameters, such as `image/png`. */
  media_type: string
  bytes: Uint8Array
}
