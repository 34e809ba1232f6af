/** A file as a call brings it. */
export interface UploadedFile {
  /** As the sender's device called it, without folders; empty where the call does not say. Never a path. */
  name: string
  /** As the sender says, without parameters, such as `image/png`. */
  media_type: string
  bytes: Uint8Array
}
