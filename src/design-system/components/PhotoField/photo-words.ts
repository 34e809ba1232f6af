/** Everything that a field of a photo says. */
export interface PhotoWords {
  /** On its button, while there is no photo. */
  choose: string
  /** On its button, while there is one. */
  change: string
  /** On the button that takes the photo away. */
  remove: string
  /** Name of the square that is kept, and how the keyboard moves it. */
  area: string
  /** Name of the slider. */
  zoom: string
  /** On the button that keeps what the square shows. */
  use: string
  /** On the button that leaves everything as it was. */
  cancel: string
  /** Why a file is no photo. */
  unreadable: string
  /** Why a photo is too large. */
  tooLarge: string
}
