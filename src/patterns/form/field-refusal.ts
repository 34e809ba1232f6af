/**
 * Why the values cannot be sent, where that is known no sooner than while they are being sent, such as a file that did
 * not arrive. It is told at its field, as what the backend says about one.
 */
export class FieldRefusal extends Error {
  readonly field: string

  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'FieldRefusal'
    this.field = field
  }
}
