/**
 * Downloads a file.
 *
 * @param type - media type of the file, such as `application/zip`
 */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The object URL is revoked after 10 seconds, because the browser reads the data only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
