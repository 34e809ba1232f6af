/** Work that stops now and then, so that whoever does it can let others have a turn. */
export type BuildSteps<Result = void> = Generator<undefined, Result>
