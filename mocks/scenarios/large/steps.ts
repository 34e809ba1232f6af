/** Work that stops now and then, so that whoever does it can let others have a turn. */
export type Steps<Result = void> = Generator<undefined, Result>

/** Does all of it at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value as Result
  }
}
