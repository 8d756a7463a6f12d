/** Posts a form with files, telling how much of it has been sent; undefined if nobody answers. */
export function postFiles(
  endpoint: string,
  {
    headers,
    body,
  }: { readonly headers: Readonly<Record<string, string>>; readonly body: FormData },
  tell: (share: number) => void,
): Promise<Response | undefined> {
  const { promise, resolve } = Promise.withResolvers<Response | undefined>();
  // What `fetch` has sent so far, it does not say.
  const request = new XMLHttpRequest();
  request.open('POST', endpoint);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => tell(loaded / Math.max(total, 1));
  request.onload = () => resolve(new Response(request.response, { status: request.status }));
  request.onerror = () => resolve(undefined);
  request.onabort = request.onerror;
  request.send(body);
  return promise;
}
