/** Failure of a search, with the error name and status that the hosted client would use; see `classifyFailure`. */
export class SearchError extends Error {
  override readonly name: string;
  /** HTTP status of the failure; 0 if the response was successful but its content is invalid. */
  readonly status: number;

  constructor(name: string, message: string, status = 0) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
