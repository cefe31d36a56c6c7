import library.Client
