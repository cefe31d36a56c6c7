type From { id: Integer } endpoint PutIt PUT From /it -> { 200 -> From }
